import type { DataType, DataTypeDeclaration } from '@waybill/contract';

export type OwnKind = DataTypeDeclaration['kind'];

/** Kinds that a tenant can make, in the order they are offered. */
export const OWN_KINDS = [
  'pattern',
  'dictionary',
  'exact',
  'fingerprint',
  'composite',
] as const satisfies readonly OwnKind[];

/** Filters of the list. */
export const FILTER_KEYS = ['class', 'kind', 'locale', 'state'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type Filters = Readonly<Record<FilterKey, readonly string[]>>;

export const SORT_KEYS = ['name', 'sensitivity', 'found', 'precision'] as const;
export interface Sort {
  key: (typeof SORT_KEYS)[number];
  direction: 'asc' | 'desc';
}

/** Data types state in an address. */
export interface DataTypesPlace {
  page: 'list' | 'tester' | 'editor';
  search: string;
  filters: Filters;
  sort: Sort | null;
  /** The type whose panel is open, or that the tester tries. */
  typeId: string | null;
  /** The edited type. */
  editedId: string | null;
  /** The kind of a new type. */
  newKind: OwnKind | null;
}

function readSort(params: URLSearchParams): Sort | null {
  const written = params.get('sort') ?? '';
  const key = SORT_KEYS.find((one) => one === written.replace(/^-/, ''));
  if (key === undefined) return null;
  return { key, direction: written.startsWith('-') ? 'desc' : 'asc' };
}

/** Reads the search parameters; what they do not know is the default. */
export function readPlace(params: URLSearchParams): DataTypesPlace {
  const editedId = params.get('edit') || null;
  const newKind = OWN_KINDS.find((kind) => kind === params.get('new')) ?? null;
  const isEditor = editedId !== null || newKind !== null;
  return {
    page: isEditor ? 'editor' : params.get('view') === 'test' ? 'tester' : 'list',
    search: params.get('q') ?? '',
    filters: {
      class: params.getAll('class'),
      kind: params.getAll('kind'),
      locale: params.getAll('locale'),
      state: params.getAll('state'),
    },
    sort: readSort(params),
    typeId: params.get('type') || null,
    editedId,
    newKind,
  };
}

const PATH = '/settings/data-types';

/** Addresses of the list with an open type, of the tester and of the editor. */
export const dataTypesAddress = {
  list: PATH,
  type: (typeId: DataType['dataTypeId']): string => `${PATH}?type=${encodeURIComponent(typeId)}`,
  tester: (typeId?: DataType['dataTypeId']): string =>
    typeId === undefined
      ? `${PATH}?view=test`
      : `${PATH}?view=test&type=${encodeURIComponent(typeId)}`,
  edit: (typeId: DataType['dataTypeId']): string => `${PATH}?edit=${encodeURIComponent(typeId)}`,
  make: (kind: OwnKind): string => `${PATH}?new=${kind}`,
};

/** The parameters with one set to these values; without any it is removed. */
export function withParam(
  shown: URLSearchParams,
  name: string,
  values: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(shown);
  next.delete(name);
  for (const value of values) if (value !== '') next.append(name, value);
  return next;
}
