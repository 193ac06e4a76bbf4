import type { Message } from './message.ts';

/** Content of a message for any delivery method. */
export type Letter = Pick<Message, 'subject' | 'text' | 'html'>;

/** A line of a letter; a link is on its own line, so that no punctuation sticks to it. */
export type Line = string | { link: string; label: string } | { strong: string };

/** Longest name that a subject or a sentence is made with. */
const MAX_NAME = 80;
// Control characters would add header fields to a mail, those for direction would turn its text around.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Characters that HTML gives a meaning. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

/**
 * A letter with a subject and lines. Texts are escaped in its HTML, which sets no colour, size or font:
 * it follows the reader's mail settings, dark or light.
 */
export function letterOf(subject: string, lines: readonly Line[]): Letter {
  const title = oneLine(subject);
  return {
    subject: title,
    text: lines.map(asText).join('\n\n'),
    html: [
      '<!doctype html>',
      '<html lang="en"><head><meta charset="utf-8">',
      '<meta name="color-scheme" content="light dark">',
      `<title>${escapeHtml(title)}</title></head><body>`,
      ...lines.map((line) => `<p>${asHtml(line)}</p>`),
      '</body></html>',
    ].join('\n'),
  };
}

/** A user-chosen name, as one short line. */
export function oneLine(text: string): string {
  const line = text.replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME - 1)}…` : line;
}

function asText(line: Line): string {
  if (typeof line === 'string') return line;
  return 'link' in line ? `${line.label}:\n${line.link}` : line.strong;
}

function asHtml(line: Line): string {
  if (typeof line === 'string') return escapeHtml(line);
  if ('strong' in line) return `<strong>${escapeHtml(line.strong)}</strong>`;
  return `<a href="${escapeHtml(line.link)}">${escapeHtml(line.label)}</a><br>${escapeHtml(line.link)}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}
