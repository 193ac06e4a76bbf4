import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLocale } from './text/page-locale.ts';

/** Draws the page, in the reader's language from the first drawing on. */
export async function drawPage(page: ReactNode): Promise<void> {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html has no #root');
  const drawing = createRoot(root);
  // The texts of the first language are available immediately.
  await startLocale();
  drawing.render(<StrictMode>{page}</StrictMode>);
}
