/** How long a test waits for what a page is about to show: the first look at a screen loads its code. */
const PATIENCE_MS = 10_000;

// Only tests with a DOM have something to wait for.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
