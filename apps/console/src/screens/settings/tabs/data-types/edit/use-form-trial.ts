import type { DataTypeDetail } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useTrial, type TrialResult } from '../tester/use-trial.ts';
import { editorText } from './editor.text.ts';
import { missingOf, obstacleOf, type TypeDraft } from './type-draft.ts';

export interface FormTrial {
  result: TrialResult | null;
  error: unknown;
  /** Missing input before a test. */
  lacking: string | undefined;
  /** Why the form cannot be saved now. */
  obstacle: string | undefined;
}

/** Tries the form on the sample while it is written, which also tells whether it can be saved. */
export function useFormTrial(
  draft: TypeDraft,
  stored: DataTypeDetail | null,
  sample: string,
): FormTrial {
  const lacking = lackingOf(draft, stored);
  const dataTypeId = stored?.dataTypeId ?? null;
  const { declaration } = draft;
  const trial = useTrial(lacking === undefined ? { text: sample, dataTypeId, declaration } : null);
  return { ...trial, lacking, obstacle: unsaveable(draft, trial.result) };
}

function lackingOf(draft: TypeDraft, stored: DataTypeDetail | null): string | undefined {
  const text = textOf(editorText);
  const missing = missingOf(draft.declaration);
  if (missing !== null) return text[`lacks_${missing}`];
  return isUploaded(draft) && (stored?.material ?? null) === null ? text.uploadFirst : undefined;
}

function unsaveable(draft: TypeDraft, result: TrialResult | null): string | undefined {
  const text = textOf(editorText);
  const obstacle = obstacleOf(draft);
  if (obstacle !== null) return text[`lacks_${obstacle}`];
  return result !== null && result.problems.length > 0 ? text.mendFirst : undefined;
}

/** Whether a type needs an upload before it can find anything. */
export function isUploaded({ declaration: { kind } }: TypeDraft): boolean {
  return kind === 'exact' || kind === 'fingerprint';
}
