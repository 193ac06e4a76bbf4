import { Button, Combobox, EmptyState, Field, Panel, ProgressBar, textOf } from '@waybill/ui';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { useDocumentTitle } from '../../../../../app/shell/use-document-title.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { BackToList } from '../BackToList.tsx';
import { withParam } from '../data-types-address.ts';
import { useDataTypesPlace } from '../use-data-types-place.ts';
import { wordsText } from '../words/words.text.ts';
import { MOST_SAMPLE, SampleField } from './SampleField.tsx';
import { SampleResult } from './SampleResult.tsx';
import { testerText } from './tester.text.ts';
import { useTester, type Tester } from './use-tester.ts';

export interface SampleHolder {
  sample: string;
  setSample: (sample: string) => void;
}

/** Tests a sample with one type or with all active types: findings, positions, and evidence. */
export function TesterPage({ sample, setSample }: SampleHolder) {
  const text = textOf(testerText);
  useDocumentTitle(text.pageTitle);
  const { typeId } = useDataTypesPlace();
  const tester = useTester();
  const missing = useMissingReason('classify:run');
  const obstacle =
    sample.trim() === ''
      ? text.nothingToTest
      : sample.length > MOST_SAMPLE
        ? text.tooLong(MOST_SAMPLE)
        : typeId === null
          ? missing
          : undefined;
  const submit = () => {
    if (obstacle === undefined) void tester.testText(sample, typeId);
  };
  return (
    <div className="flex flex-col gap-4">
      <BackToList />
      <h2 className="text-lg font-semibold">{text.title}</h2>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Panel>
          <form
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <TypeChoice typeId={typeId} />
            <SampleField
              sample={sample}
              onChange={setSample}
              onSubmit={submit}
              onFile={(file) => void tester.testFile(file)}
              fileDisabledReason={missing}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                variant="primary"
                isBusy={tester.running !== null}
                disabledReason={obstacle}
              >
                {text.test}
              </Button>
              <span className="text-sm text-ink-3">{text.testKeys}</span>
            </div>
          </form>
        </Panel>
        <Panel
          title={tester.result?.name == null ? text.result : text.resultOf(tester.result.name)}
        >
          <Outcome tester={tester} />
        </Panel>
      </div>
    </div>
  );
}

/** One type, or all active ones; the choice is in the address. */
function TypeChoice({ typeId }: { typeId: string | null }) {
  const text = textOf(testerText);
  const words = textOf(wordsText);
  const { setParams } = useNavigator();
  const missing = useMissingReason('classify:run');
  const { data } = useRead('/v1/data-types');
  const all = { value: '', label: text.allTypes, hint: text.allTypesHint, disabledReason: missing };
  const types = (data?.items ?? []).map(({ dataTypeId, name, kind }) => ({
    value: dataTypeId,
    label: name,
    hint: words[kind],
  }));
  return (
    <Field label={text.with}>
      <Combobox
        label={text.with}
        value={typeId ?? ''}
        options={[all, ...types]}
        onChange={(chosen) =>
          setParams((shown) => withParam(shown, 'type', [chosen]), { replace: true })
        }
      />
    </Field>
  );
}

function Outcome({ tester }: { tester: Tester }) {
  const text = textOf(testerText);
  const { result, error, running } = tester;
  if (running !== null) {
    return <ProgressBar label={running === '' ? text.testingSample : text.testing(running)} />;
  }
  if (error !== null) return <ErrorPanel error={error} permission="classify:run" />;
  if (result === null) {
    return <EmptyState kind="nothingYet" title={text.notTested} description={text.notTestedHelp} />;
  }
  return <SampleResult classification={result.classification} text={result.text} />;
}
