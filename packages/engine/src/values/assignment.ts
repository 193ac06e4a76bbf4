/** How a value is bound to the name before it. */
export interface Assignment {
  /** The name as written, without quotes: `DB_PASSWORD`, `user.password`, `--token`. */
  name: string;
  /** What stands between name and value, without blanks and quotes: `=`, `:`, `=>`, `,`, `(`, `>`, `-` (as in `api-key-1a2b`) or nothing. */
  glue: string;
  /** Quote that opens directly before the value, as written (`"`, `\"`, `&quot;`); empty without one. */
  quote: string;
  /** The value is an element of a list. */
  inList: boolean;
}

const QUOTE = /(?:\\{0,3}["'`]|&quot;|&#3[49];|%22)$/;
const LIST = /\[\s{0,8}(?:\\?["'][^"']{0,80}\\?["'],\s?){0,4}$/;
const GLUE = /\s{0,40}(=>|:{1,3}=|[=!]==?|=~|=|:{1,2}|->|<-|\|\||\?\?|<<|,|\(|>|\bis\b|)\s{0,40}$/;
const TYPE = /:\s{0,4}[A-Za-z][\w.<>| ?]{0,30}$/;
const AFTER_NAME = /[\s"'`\])\\?!*]{0,6}$/;
const NAME = /[\w$@/.-]{1,60}$/;
const VALUE_OF =
  /(?:key|name|id|field|property|variable|header)\s{0,4}\\?["']?\s{0,4}[=:]\s{0,4}\\?["']?([\w.$-]{1,60})\\?["'],?\s{1,8}\\?["']?$/i;
const VALUE_NAME = /^(?:value|default|content|text|defaultvalue)$/i;

/**
 * The name that a value is given to, judged by up to 120 characters before it on its line; null when
 * what stands there is no name and a sign of giving. Reads assignments and object members of the usual
 * languages, command-line flags, XML elements and attributes, call arguments and lists.
 */
export function assignmentBefore(before: string): Assignment | null {
  const quote = QUOTE.exec(before)?.[0] ?? '';
  const unquoted = before.slice(0, before.length - quote.length);
  const list = quote === '' ? null : LIST.exec(unquoted);
  const bound = list === null ? unquoted : unquoted.slice(0, list.index);
  const found = GLUE.exec(bound);
  if (found === null) return null;
  if (found[0] === '' && quote === '') return joinedBefore(bound);
  const glue = found[1] ?? '';
  const name = nameAtEnd(bound.slice(0, found.index), glue);
  return name === null ? null : { name, glue, quote, inList: list !== null };
}

/** A name that goes over into its value: `vendor-secret-1a2b3c`. */
function joinedBefore(text: string): Assignment | null {
  if (!/[\w][-.]$/.test(text)) return null;
  const name = NAME.exec(text.slice(0, -1))?.[0];
  return name === undefined ? null : { name, glue: '-', quote: '', inList: false };
}

function nameAtEnd(text: string, glue: string): string | null {
  const untyped = glue === '=' ? text.replace(TYPE, '') : text;
  const rest = untyped.replace(AFTER_NAME, '');
  const name = NAME.exec(rest)?.[0] ?? null;
  if (name === null || !VALUE_NAME.test(name)) return name;
  return VALUE_OF.exec(rest.slice(0, rest.length - name.length))?.[1] ?? name;
}
