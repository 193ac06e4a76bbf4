import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The two starts of a page; every page needs what both share. */
const STARTS = ['/src/app/start-login.tsx', '/src/app/start-console.tsx'];
/** The face of nearly all text. */
const FONT = /geist-latin-wght-normal[^/]*\.woff2$/;

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * Preloads in the built page what it always needs, so that the browser fetches it along with the first
 * script and not after it: the code that both starts share, and the font.
 */
export function preloadTags(): Plugin {
  return {
    name: 'waybill-preload-tags',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...sharedChunks(bundle).map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...Object.keys(bundle)
          .filter((file) => FONT.test(file))
          .map((file) =>
            link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2' }),
          ),
      ],
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}

/** The files that both starts import. */
function sharedChunks(bundle: Bundle): string[] {
  const [login, console] = STARTS.map((start) => {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(start)),
    );
    if (chunk === undefined) throw new Error(`No chunk begins with ${start}`);
    return importedBy(bundle, chunk.fileName);
  });
  return [...(login ?? [])].filter((file) => console?.has(file));
}

/** File names of a chunk's static imports, all the way down. */
function importedBy(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return found;
  for (const next of chunk.imports) {
    if (found.has(next)) continue;
    found.add(next);
    importedBy(bundle, next, found);
  }
  return found;
}
