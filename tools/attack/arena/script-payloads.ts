/** A function of the page that must never be called. */
export const RUN_MARK = 'attackRan';
/** What exists in a page only when it reads the payload as markup. */
export const PLANTED = '[data-attack], img[src="x:attack"], svg[onload], iframe[srcdoc]';

const CALL = `${RUN_MARK}()`;

/** Texts that run where they are taken for markup, an attribute, an address, a script or a template. */
const SCRIPTS: readonly string[] = [
  `<b data-attack>x</b><img src="x:attack" onerror="${CALL}"><script>${CALL}</script>`,
  `"><svg onload="${CALL}" data-attack><a href="javascript:${CALL}" data-attack>x</a>`,
  `javascript:${CALL}//'-${CALL}-'`,
  `{{constructor.constructor('${CALL}')()}}\${${CALL}}</script><b data-attack>`,
  `[x](javascript:${CALL})<iframe srcdoc="<b data-attack><script>parent.${CALL}</script>">`,
];

let turn = 0;

/** The record as JSON, once for each of its texts, with a script instead or next to it. */
export function hostileRecords(record: unknown): string[] {
  return textsIn(record, []).map(({ at, text }) => {
    turn += 1;
    const script = SCRIPTS[turn % SCRIPTS.length] ?? '';
    // What must keep its form, such as an address of mail, is still read with something behind it.
    const value = [script, `${script}${text}`, `${text}${script}`][turn % 3] ?? script;
    return JSON.stringify(replaced(record, at, value));
  });
}

interface FoundText {
  at: readonly string[];
  text: string;
}

function textsIn(value: unknown, at: readonly string[]): FoundText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...at, key]));
}

function replaced(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? replaced(item, rest, text) : item,
    );
  }
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    members.map(([name, inner]) => [name, name === key ? replaced(inner, rest, text) : inner]),
  );
}
