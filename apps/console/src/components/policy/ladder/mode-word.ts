import { textOf } from '@waybill/ui';
import { ladderText } from './ladder.text.ts';

/** Mode of a rule or policy, in a word; unknown values are shown unchanged. */
export function modeWord(mode: string): string {
  const key = `mode_${mode}`;
  return isModeKey(key) ? textOf(ladderText)[key] : mode;
}

type ModeKey = Extract<keyof typeof ladderText.english, `mode_${string}`>;

function isModeKey(key: string): key is ModeKey {
  return Object.hasOwn(ladderText.english, key);
}
