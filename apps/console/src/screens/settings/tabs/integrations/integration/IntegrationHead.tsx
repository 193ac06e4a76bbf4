import type { Integration, IntegrationSource } from '@waybill/contract';
import {
  Button,
  ConfirmDialog,
  IconButton,
  Menu,
  Segmented,
  SourceGlyph,
  textOf,
  type MenuItem,
} from '@waybill/ui';
import { useState } from 'react';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { Icon } from '../../../../../components/icons.ts';
import { localDateTime } from '../../../../../components/local-time.ts';
import { integrationsAddress } from '../integrations-address.ts';
import { isRemoved } from '../sources/source-facts.ts';
import { DocumentedMark } from '../words/DocumentedMark.tsx';
import { stateText } from '../words/state.text.ts';
import { shownState, StateBadge, type ShownState } from '../words/StateBadge.tsx';
import { BackfillDialog } from './BackfillDialog.tsx';
import { CredentialsDialog } from './CredentialsDialog.tsx';
import { integrationText } from './integration.text.ts';
import { RenameForm } from './RenameForm.tsx';
import { TestDialog } from './TestDialog.tsx';
import type { IntegrationActions } from './use-integration.ts';

type Open = 'rename' | 'test' | 'credentials' | 'backfill' | 'remove';

interface IntegrationHeadProps {
  integration: Integration;
  source: IntegrationSource | undefined;
  actions: IntegrationActions;
}

/** Name, state and everything that can be done with an integration as a whole. */
export function IntegrationHead({ integration, source, actions }: IntegrationHeadProps) {
  const text = textOf(integrationText);
  const { name, createdAt, createdBy } = integration;
  const [open, setOpen] = useState<Open | null>(null);
  const { navigate } = useNavigator();
  const close = (): void => setOpen(null);
  const created = localDateTime(createdAt, 'date');
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-start gap-3">
        <SourceGlyph name={source?.name ?? ''} size="lg" />
        <div className="min-w-0">
          {open === 'rename' ? (
            <RenameForm name={name} actions={actions} onClose={close} />
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="text-lg font-semibold break-words">{name}</h2>
              <StateBadge state={headState(integration, source)} />
              {source?.basis === 'documentation' && <DocumentedMark />}
            </div>
          )}
          <p className="text-ink-3">
            {[
              source !== undefined && source.name !== name && source.name,
              createdBy === null ? text.connectedOn(created) : text.connectedBy(created, createdBy),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <HeadActions integration={integration} source={source} actions={actions} onOpen={setOpen} />
      <Siblings integration={integration} source={source} />
      {open === 'test' && <TestDialog integration={integration} onClose={close} />}
      {open === 'credentials' && (
        <CredentialsDialog integration={integration} actions={actions} onClose={close} />
      )}
      {open === 'backfill' && (
        <BackfillDialog integration={integration} onStarted={actions.refresh} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={open === 'remove'}
        isDanger
        isBusy={actions.busy === 'change'}
        title={text.removeQuestion(name)}
        description={text.removeNote}
        confirmLabel={text.removeConfirm}
        onClose={close}
        onConfirm={() => {
          void actions.remove().then((isDone) => {
            close();
            if (isDone) navigate(integrationsAddress.view('sources'), { replace: true });
          });
        }}
      />
    </header>
  );
}

/** The state of the integration, unless its source has no connector anymore. */
function headState(integration: Integration, source: IntegrationSource | undefined): ShownState {
  return source !== undefined && isRemoved(source) ? 'removed' : shownState(integration);
}

/**
 * Why an action is disabled; undefined if it is not. Without a connector nothing can be read; stored
 * data can still be renamed and removed.
 */
function useReasons({ isPaused, backfill }: Integration, isGone: boolean) {
  const text = textOf(integrationText);
  const missing = useMissingReason('integration:manage');
  const read = missing ?? (isGone ? textOf(stateText).removedNote : undefined);
  const isBackfilling = backfill?.state === 'waiting' || backfill?.state === 'running';
  return {
    read,
    run: read ?? (isPaused ? text.pausedReason : undefined),
    backfill: read ?? (isBackfilling ? text.backfillRuns : undefined),
  };
}

function HeadActions({
  integration,
  source,
  actions,
  onOpen,
}: IntegrationHeadProps & { onOpen: (what: Open) => void }) {
  const text = textOf(integrationText);
  const { navigate } = useNavigator();
  const missing = useMissingReason('integration:manage');
  const isGone = source !== undefined && isRemoved(source);
  const reasons = useReasons(integration, isGone);
  const { name, isPaused } = integration;
  const items: MenuItem[] = [
    {
      key: 'rename',
      label: text.rename,
      icon: <Icon.rename />,
      disabledReason: missing,
      onSelect: () => onOpen('rename'),
    },
    ...(source === undefined || isGone
      ? []
      : [
          {
            key: 'another',
            label: text.connectAnother(source.name),
            icon: <Icon.add />,
            disabledReason: missing,
            onSelect: () => navigate(integrationsAddress.connect(source.sourceId)),
          },
        ]),
    { kind: 'separator', key: 'line' },
    {
      key: 'remove',
      label: text.remove,
      icon: <Icon.delete />,
      isDanger: true,
      disabledReason: missing,
      onSelect: () => onOpen('remove'),
    },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        icon={<Icon.refresh aria-hidden />}
        isBusy={actions.busy === 'run'}
        disabledReason={reasons.run}
        onClick={() => void actions.runNow()}
      >
        {text.runNow}
      </Button>
      <Button disabledReason={reasons.read} onClick={() => onOpen('test')}>
        {text.test}
      </Button>
      <Button
        icon={<Icon.key aria-hidden />}
        disabledReason={reasons.read}
        onClick={() => onOpen('credentials')}
      >
        {text.reauthorise}
      </Button>
      <Button
        icon={<Icon.backfill aria-hidden />}
        disabledReason={reasons.backfill}
        onClick={() => onOpen('backfill')}
      >
        {text.backfill}
      </Button>
      <Button
        icon={isPaused ? <Icon.resume aria-hidden /> : <Icon.pause aria-hidden />}
        isBusy={actions.busy === 'change'}
        disabledReason={reasons.read}
        onClick={() =>
          void actions.patch(
            { isPaused: !isPaused },
            isPaused ? text.resumed(name) : text.paused(name),
          )
        }
      >
        {isPaused ? text.resume : text.pause}
      </Button>
      <Menu
        trigger={<IconButton variant="secondary" label={text.actions} icon={<Icon.more />} />}
        items={items}
      />
    </div>
  );
}

/** The other integrations of the same source, where there are any. */
function Siblings({ integration, source }: Pick<IntegrationHeadProps, 'integration' | 'source'>) {
  const text = textOf(integrationText);
  const { navigate } = useNavigator();
  if (source === undefined || source.integrations.length < 2) return null;
  return (
    <div className="w-full overflow-x-auto">
      <Segmented
        label={text.others(source.name)}
        activeKeys={[integration.integrationId]}
        items={source.integrations.map((one) => ({ key: one.integrationId, label: one.name }))}
        onToggle={(key) => navigate(integrationsAddress.integration(key))}
      />
    </div>
  );
}
