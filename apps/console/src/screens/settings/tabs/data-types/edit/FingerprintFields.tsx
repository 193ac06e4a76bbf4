import { textOf } from '@waybill/ui';
import { membersText } from '../words/members.text.ts';
import { problemAt, type DeclarationForm } from './declaration-form.ts';
import { editorText } from './editor.text.ts';
import { problemWords } from './problem-words.ts';
import { NumberField } from '../../../../../components/NumberField.tsx';

/** Minimum share of a template in a document. */
export function FingerprintFields({
  declaration,
  onChange,
  problems,
}: DeclarationForm<'fingerprint'>) {
  const text = textOf(editorText);
  return (
    <NumberField
      label={text.inPercent(textOf(membersText).containment)}
      hint={text.containmentHint}
      error={problemWords(problemAt(problems, 'containment'))}
      value={Math.round(declaration.containment * 100)}
      min={10}
      max={100}
      onChange={(percent) => onChange({ containment: percent / 100 })}
    />
  );
}
