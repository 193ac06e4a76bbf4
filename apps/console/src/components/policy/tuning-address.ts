/** A verdict's suggested change, as encoded in an address: by ids, never by names. */
export interface TuningAsked {
  detectionId: string;
  /** Data type that was wrong, if that is the reason. */
  typeId?: string | undefined;
  /** New threshold, if that is the reason. */
  level?: number | undefined;
}

const PARAMS = ['tune', 'wrongType', 'level'] as const;

function paramsOf({ detectionId, typeId, level }: TuningAsked): Record<string, string> {
  return {
    tune: detectionId,
    ...(typeId === undefined ? {} : { wrongType: typeId }),
    ...(level === undefined ? {} : { level: String(level) }),
  };
}

/** The request in the search parameters; null if none. */
export function readTuning(search: URLSearchParams): TuningAsked | null {
  const [detectionId, typeId, level] = PARAMS.map((name) => search.get(name) ?? '');
  if (detectionId === undefined || detectionId === '') return null;
  const value = Number(level);
  return {
    detectionId,
    ...(typeId ? { typeId } : {}),
    ...(Number.isFinite(value) && value > 0 ? { level: value } : {}),
  };
}

/** An address extended by the change request. */
export function withTuning(address: string, asked: TuningAsked): string {
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(paramsOf(asked))) search.set(name, value);
  return `${path}?${search}`;
}

/** The parameters without the change request. */
export function withoutTuning(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of PARAMS) next.delete(name);
  return next;
}
