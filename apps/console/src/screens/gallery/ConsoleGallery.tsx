import { Gallery } from '@waybill/ui/gallery/Gallery';

/** The gallery inside the console, which has a toast area already. */
export function ConsoleGallery() {
  return <Gallery hasToasts={false} />;
}
