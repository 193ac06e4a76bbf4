import { drawPage } from './draw-page.tsx';
import { SignInPlace } from './SignInPlace.tsx';

/** Start of a page at sign-in: without the console's code until someone uses it. */
export async function startLogin(): Promise<void> {
  await drawPage(<SignInPlace />);
}
