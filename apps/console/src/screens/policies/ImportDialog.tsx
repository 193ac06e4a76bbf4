import { Badge, Button, Dialog, TextArea, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { tellFailure } from '../../app/http/tell-failure.ts';
import { change } from '../../app/http/api.ts';
import type { ResponseOf } from '../../app/http/routes-type.ts';
import { FileButton } from '../../components/FileButton.tsx';
import { findingWords } from '../../components/policy/finding-words.ts';
import { policiesText } from './policies.text.ts';

type Answer = ResponseOf<'/v1/policies/import', 'POST'>;

/**
 * Imports policies from YAML: first a preview of the changes, then, without faults, the import itself.
 */
export function ImportDialog(props: { onClose: () => void; onImported: () => void }) {
  const text = textOf(policiesText);
  const [yaml, setYaml] = useState('');
  const [tried, setTried] = useState<{ yaml: string; answer: Answer } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const answer = tried?.yaml === yaml ? tried.answer : null;
  const isClean =
    answer?.fault === null && answer.items.every(({ outcome }) => outcome !== 'faulty');

  async function send(dryRun: boolean): Promise<void> {
    setIsBusy(true);
    try {
      const result = await change('POST', '/v1/policies/import', { body: { yaml, dryRun } });
      if (result === undefined) return;
      setTried({ yaml, answer: result });
      if (!result.isApplied) return;
      toast({ variant: 'success', title: text.imported });
      props.onImported();
      props.onClose();
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={text.import}
      description={text.importNote}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{text.cancel}</Button>
          <Button
            isBusy={isBusy}
            disabledReason={yaml.trim() === '' ? text.pasteFirst : undefined}
            onClick={() => void send(true)}
          >
            {text.tryImport}
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={isClean ? undefined : text.tryFirst}
            onClick={() => void send(false)}
          >
            {text.takeOver}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div>
          <FileButton accept=".yaml,.yml" onFiles={([file]) => void file?.text().then(setYaml)}>
            {text.yamlFile}
          </FileButton>
        </div>
        <TextArea
          label={text.yaml}
          rows={10}
          spellCheck={false}
          className="min-h-48 font-mono text-sm"
          error={
            answer?.fault === null || answer === null
              ? undefined
              : text.faultAt(answer.fault.line, answer.fault.column, answer.fault.message)
          }
          value={yaml}
          onChange={(event) => setYaml(event.target.value)}
        />
        {answer !== null && <Outcomes items={answer.items} />}
      </div>
    </Dialog>
  );
}

function Outcomes({ items }: { items: Answer['items'] }) {
  const text = textOf(policiesText);
  return (
    <ul aria-label={text.outcomes} className="flex flex-col gap-1">
      {items.map((item) => (
        <li key={`${item.kind}/${item.key}`}>
          <Badge tone={item.outcome === 'faulty' ? 'high' : 'neutral'}>
            {text[`outcome_${item.outcome}`]}
          </Badge>{' '}
          {item.name} <span className="text-ink-3">{text.changes(item.changes.length)}</span>
          {item.faults.map((fault) => (
            <p key={fault.path} className="pl-4 text-sm text-ink-2">
              {findingWords(fault)} <code className="font-mono text-ink-3">{fault.path}</code>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
