// The gallery on its own page: pictures of it need no installation and no one who is signed in.
import { createRoot } from 'react-dom/client';
import { svgToPng } from '../../packages/ui/src/chart/svg-to-png.ts';
import { Gallery } from '../../packages/ui/src/gallery/Gallery.tsx';
import { setLocale } from '../../packages/ui/src/text/locale.ts';
import './page.css';

setLocale({ timeZone: 'UTC' });
// For the test of picture files.
Object.assign(window, { svgToPng });
document.documentElement.classList.toggle('dark', window.location.hash === '#dark');

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<Gallery />);
