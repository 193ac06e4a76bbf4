/** Polling interval in milliseconds for the served release. */
export const RELEASE_LOOK_MS = 5 * 60_000;

/** A module script of a page, whose name changes with its contents; e.g. `/assets/first-Bx1.js`. */
const SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;

/** Names of the module scripts in a page's text; empty if none, e.g. because a proxy answered. */
export function scriptsOf(page: string): string {
  return [...page.matchAll(SCRIPT)].map(([, source]) => source).join();
}

/** Names of the module scripts that this page was started with. */
export function runningScripts(root: Pick<ParentNode, 'querySelectorAll'>): string {
  return [...root.querySelectorAll('script[type="module"][src]')]
    .map((script) => script.getAttribute('src'))
    .join();
}

/**
 * Whether the server serves a different build than the running one. Unknown counts as no: the page
 * itself is checked, not the version, because two builds may have the same one.
 */
export async function isReplaced(
  running: string,
  fetchPage: () => Promise<Response>,
): Promise<boolean> {
  if (running === '') return false;
  try {
    const response = await fetchPage();
    const served = response.ok ? scriptsOf(await response.text()) : '';
    return served !== '' && served !== running;
  } catch {
    return false;
  }
}
