/** Content of an Authorization header: `Bearer <project>[:<token or key>]...`. */
export interface Bearer {
  projectId: string;
  /** The part of JWT shape. */
  token: string | null;
  /** The non-token part, e.g. a management key. */
  key: string | null;
}

const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Null without a bearer header. A later part of the same kind does not replace an earlier one. */
export function parseBearer(header: string | undefined): Bearer | null {
  const value = header?.match(/^Bearer +(\S+) *$/i)?.[1];
  if (value === undefined) return null;
  const [projectId = '', ...rest] = value.split(':');
  return {
    projectId,
    token: rest.find((part) => JWT_SHAPE.test(part)) ?? null,
    key: rest.find((part) => part !== '' && !JWT_SHAPE.test(part)) ?? null,
  };
}
