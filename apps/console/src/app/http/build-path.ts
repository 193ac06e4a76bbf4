import type { PathOf, ReadCall } from './routes-type.ts';

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export interface LooseArgs {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>> | undefined;
}

/** Fills in path parameters and spells out the query, sorted by name: equal reads have equal paths. */
export function fillPath(path: string, args: LooseArgs = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = args.params?.[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  const entries = Object.entries(args.query ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of entries) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const part of value) search.append(name, String(part));
    else search.append(name, String(value));
  }
  const query = search.toString();
  return query === '' ? filled : `${filled}?${query}`;
}

/** The built path of a read, which is also its cache key. */
export function readPath<P extends PathOf<'GET'>>(path: P, ...args: ReadCall<P>): string;
// The conditional type above is resolved at the call; inside, only its loose shape is known.
export function readPath(path: string, args?: LooseArgs): string {
  return fillPath(path, args);
}
