import type { Shot } from './attack-class.ts';

/** Longer bodies are cut: the class and the probe say how they are made. */
const SHOWN = 300;

/** The request as one line for a shell. Tokens are replaced by their kind: a report is passed on. */
export function reproductionOf(address: string, shot: Shot): string {
  const headers = Object.entries(shot.headers ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => `-H ${quoted(`${name}: ${tokenless(name, one)}`)}`),
  );
  const sent = shot.raw ?? (shot.body === undefined ? undefined : JSON.stringify(shot.body));
  const isText = typeof sent === 'string';
  const body =
    sent === undefined ? [] : [`--data-binary ${quoted(isText ? cut(sent) : '<bytes>')}`];
  const json = shot.body === undefined ? [] : [`-H 'content-type: application/json'`];
  return ['curl -sS --path-as-is -X', shot.method, ...json, ...headers, ...body]
    .concat(quoted(cut(address + shot.path)))
    .join(' ');
}

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function tokenless(name: string, value: string): string {
  return /^(?:session-token|authorization|cookie)$/i.test(name) && value.length > 60
    ? `${value.slice(0, 20)}…`
    : cut(value);
}

function quoted(text: string): string {
  // oxlint-disable-next-line no-control-regex -- a shell must see none
  const visible = text.replaceAll(/[\0-\u001F\u007F]/g, (sign) => encodeURIComponent(sign));
  return `'${visible.replaceAll("'", String.raw`'\''`)}'`;
}
