import { htmlText } from '../text/html-text.ts';
import type { PartOutput } from '../worker/part-output.ts';

/**
 * Writes the body of a message. Programs show the HTML and people search the plain text: where both
 * are there, of the HTML only the lines are written that the plain text does not have.
 */
export function writeBody(
  out: PartOutput,
  { plain = '', html = '' }: { plain?: string; html?: string },
): void {
  if (plain !== '') out.write(`${plain}\n`);
  const known = plain.replaceAll(/\s+/g, ' ');
  const shown = [...htmlText(html)].join('').split('\n');
  for (const line of shown) {
    const told = line.replaceAll(/\s+/g, ' ').trim();
    if (told !== '' && !(known !== '' && known.includes(told))) out.write(`${line.trim()}\n`);
  }
}
