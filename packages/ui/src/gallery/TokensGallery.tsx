import { GalleryItem } from './GalleryItem.tsx';

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['Surfaces', ['canvas', 'rail', 'surface', 'raised', 'sunken', 'hover', 'active', 'selected']],
  ['Lines', ['line', 'line-2', 'line-control']],
  ['Ink', ['ink', 'ink-2', 'ink-3', 'accent', 'primary']],
  ['Severity', ['low', 'medium', 'high', 'critical', 'ok']],
  ['Fills', ['low-fill', 'medium-fill', 'high-fill', 'critical-fill', 'flow']],
  ['Charts', ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6']],
];

const SIZES = ['text-xs', 'text-sm', 'text-base', 'text-md', 'text-lg', 'text-xl', 'text-2xl'];

/** Colours and type. */
export function TokensGallery() {
  return (
    <>
      <GalleryItem name="Colours">
        <div className="grid grid-cols-2 gap-5 md:grid-cols-3">
          {GROUPS.map(([name, tokens]) => (
            <div key={name}>
              <p className="mb-2 font-medium">{name}</p>
              <ul className="flex flex-col gap-1.5">
                {tokens.map((token) => (
                  <li key={token} className="flex items-center gap-2">
                    <span
                      aria-hidden
                      style={{ backgroundColor: `var(--${token})` }}
                      className="h-5 w-10 rounded-sm border border-line-2"
                    />
                    <code className="text-sm text-ink-2">{token}</code>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </GalleryItem>
      <GalleryItem name="Type">
        <ul className="flex flex-col gap-2">
          {SIZES.map((size) => (
            <li key={size} className={size}>
              Tobias used send to move api-keys.txt, 1,051 records{' '}
              <code className="text-ink-3">{size}</code>
            </li>
          ))}
        </ul>
      </GalleryItem>
    </>
  );
}
