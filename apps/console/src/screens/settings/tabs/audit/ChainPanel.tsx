import type { AuditStatus } from '@waybill/contract';
import { Badge, Button, formatCount, KeyValueList, Panel, SkeletonRows, textOf } from '@waybill/ui';
import { request } from '../../../../app/http/api.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { FileButton } from '../../../../components/FileButton.tsx';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { saveFile } from '../../../../components/save-file.ts';
import { RetentionField } from './RetentionField.tsx';
import { tabText } from './tab.text.ts';
import { useVerify } from './use-verify.ts';
import { verdictParts, type VerdictPart } from './verdict-words.ts';

/** Where the chain ends, the last verification, and the way to the next one. */
export function ChainPanel() {
  const text = textOf(tabText);
  const { data, error, isValidating, mutate } = useRead('/v1/audit/status');
  const verifying = useVerify(() => mutate());
  if (data === undefined && error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="audit:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <Panel
      title={text.chain}
      aside={
        <Button
          size="sm"
          variant="primary"
          isBusy={verifying.isBusy}
          onClick={() => void verifying.verify()}
        >
          {text.verifyNow}
        </Button>
      }
    >
      {data === undefined ? (
        <SkeletonRows rows={5} columns={2} />
      ) : (
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
          <VerificationFacts status={data} />
          <div className="flex flex-col gap-4">
            <HeadFacts status={data} />
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                icon={<Icon.download aria-hidden />}
                disabledReason={data.head === null ? text.headNone : undefined}
                onClick={() => void saveHead()}
              >
                {text.downloadHead}
              </Button>
              <FileButton
                accept=".json"
                isBusy={verifying.isBusy}
                onFiles={([file]) => void (file && verifying.verifyWithFile(file))}
              >
                {text.verifyWithHead}
              </FileButton>
            </div>
            <p className="text-sm text-ink-3">{text.headHelp}</p>
            <RetentionField retention={data.retention} onSaved={() => mutate()} />
          </div>
        </div>
      )}
    </Panel>
  );
}

function VerificationFacts({ status: { lastVerification } }: { status: AuditStatus }) {
  const text = textOf(tabText);
  if (lastVerification === null) {
    return (
      <KeyValueList labelWidth={140} items={[{ label: text.lastVerified, value: text.never }]} />
    );
  }
  const { verdict, verifiedAt, verifiedBy } = lastVerification;
  const parts = verdictParts(verdict);
  const when = localDateTime(verifiedAt, 'long');
  return (
    <KeyValueList
      labelWidth={140}
      items={[
        {
          label: text.lastVerified,
          value: text.verifiedBy(
            when,
            verifiedBy === null ? text.product : (verifiedBy.name ?? text.someone),
          ),
        },
        { label: text.integrity, value: <PartLine part={parts.integrity} /> },
        { label: text.completeness, value: <PartLine part={parts.completeness} /> },
      ]}
    />
  );
}

function PartLine({ part: { isValid, words } }: { part: VerdictPart }) {
  const text = textOf(tabText);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={isValid ? 'ok' : 'critical'}>{isValid ? text.valid : text.broken}</Badge>
      {words}
    </span>
  );
}

function HeadFacts({ status: { head, pending, removed } }: { status: AuditStatus }) {
  const text = textOf(tabText);
  return (
    <KeyValueList
      labelWidth={140}
      items={[
        {
          label: text.head,
          value:
            head === null
              ? text.headNone
              : text.headOf(head.number, localDateTime(head.at, 'long')),
        },
        { label: text.hash, value: head?.hash, isMono: true },
        { label: text.key, value: head?.keyId, isMono: true },
        { label: text.pending, value: pending === 0 ? null : formatCount(pending) },
        {
          label: text.removed,
          value:
            removed && text.removedOf(removed.entries, localDateTime(removed.newestAt, 'long')),
        },
      ]}
    />
  );
}

async function saveHead(): Promise<void> {
  const head = await request<{ head: { number: number } }>('/v1/audit/head');
  if (head === undefined) return;
  const content = new Blob([`${JSON.stringify(head)}\n`], { type: 'application/json' });
  saveFile(content, `audit-head-${head.head.number}.json`);
}
