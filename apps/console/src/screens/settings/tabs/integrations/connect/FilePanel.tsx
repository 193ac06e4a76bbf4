import { CodeBlock, Panel, textOf } from '@waybill/ui';
import { commandLine } from '../sending/ingest-lines.ts';
import { connectText } from './connect.text.ts';

/** The command that imports a file of the source, for evaluation or for history. */
export function FilePanel({ sourceId }: { sourceId: string }) {
  const text = textOf(connectText);
  return (
    <Panel title={text.importTitle}>
      <p className="mb-2 text-ink-2">{text.importNote}</p>
      <CodeBlock label={text.importCommand} value={commandLine(sourceId)} hasLineNumbers={false} />
    </Panel>
  );
}
