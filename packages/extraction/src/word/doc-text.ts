import type { Flow } from '../text/flow.ts';

const FIELD_BEGIN = '\u0013';
const FIELD_RESULT = '\u0014';
const FIELD_END = '\u0015';
const MOST_DEPTH = 64;

/** Writes text of a `.doc`, whose control characters are marks ([MS-DOC] 2.4.1 and 2.8.25). */
export interface DocText {
  write(text: string): void;
}

export function createDocText(flow: Flow): DocText {
  /** Instructions of the fields that are open and have not come to their result. */
  const instructions: (string | null)[] = [];

  function field(mark: string): void {
    if (mark === FIELD_BEGIN) {
      if (instructions.length < MOST_DEPTH) instructions.push('');
      return;
    }
    const instruction = instructions.at(-1);
    if (instruction != null && /HYPERLINK|INCLUDE|DDE|"/i.test(instruction))
      flow.aside(instruction);
    if (mark === FIELD_END) instructions.pop();
    else if (instructions.length > 0) instructions[instructions.length - 1] = null;
  }

  function shown(text: string): void {
    const open = instructions.at(-1);
    if (open != null) instructions[instructions.length - 1] = open + text;
    else flow.text(text.replaceAll('\u001e', '-'));
  }

  return {
    write: (text) => {
      for (const [piece] of text.matchAll(PIECE)) {
        if (piece === FIELD_BEGIN || piece === FIELD_RESULT || piece === FIELD_END) field(piece);
        else if (piece === '\r' || piece === '\f') flow.endParagraph();
        else if (piece === '\u0007') flow.separate('\t');
        else if (piece === '\u000b' || piece === '\u000e') flow.separate('\n');
        else if (!DROPPED.test(piece)) shown(piece);
      }
    },
  };
}

/** One mark, or text up to the next. Optional hyphens, anchors of notes and pictures are dropped. */
// oxlint-disable-next-line no-control-regex -- the marks are control characters
const PIECE = /[\0-\u0008\u000b-\u001d\u001f]|[^\0-\u0008\u000b-\u001d\u001f]+/g;
// oxlint-disable-next-line no-control-regex -- the marks are control characters
const DROPPED = /^[\0-\u001f]$/;
