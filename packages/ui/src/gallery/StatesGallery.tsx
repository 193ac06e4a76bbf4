import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { CodeBlock } from '../evidence/CodeBlock.tsx';
import { ConditionTree } from '../evidence/ConditionTree.tsx';
import { ScoreBars } from '../evidence/ScoreBars.tsx';
import { Timeline } from '../evidence/Timeline.tsx';
import { Combobox } from '../field/Combobox.tsx';
import { Field } from '../field/Field.tsx';
import { TextField } from '../field/TextField.tsx';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { HelpOverlay } from '../shell/HelpOverlay.tsx';
import { Panel } from '../shell/Panel.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import { ProgressBar } from '../state/ProgressBar.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import { Spinner } from '../state/Spinner.tsx';
import { toast, type ToastVariant } from '../toast/toast-store.ts';
import { SAMPLE_CONDITION, SAMPLE_RESULTS } from './gallery-sample.data.ts';
import { GalleryItem, GalleryRow } from './GalleryItem.tsx';

const VARIANTS: ToastVariant[] = [
  'default',
  'success',
  'pending',
  'warning',
  'error',
  'info',
  'destructive',
];

/** Evidence, waits, failures, overlays. */
export function StatesGallery() {
  return (
    <>
      <GalleryItem name="Timeline, ConditionTree, ScoreBars, CodeBlock">
        <Evidence />
      </GalleryItem>
      <GalleryItem name="EmptyState, ErrorState, SkeletonRows, ProgressBar, Spinner">
        <States />
      </GalleryItem>
      <GalleryItem name="Toast, Dialog, ConfirmDialog, HelpOverlay">
        <Overlays />
      </GalleryItem>
    </>
  );
}

const ROLES = [
  { value: 'analyst', label: 'Analyst', hint: 'Works on detections' },
  { value: 'admin', label: 'Administrator', hint: 'Changes settings' },
];

function InviteForm() {
  const [role, setRole] = useState<string | null>('analyst');
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Mail" placeholder="name@northwind.example" />
      <Field label="Role">
        <Combobox label="Role" options={ROLES} value={role} onChange={setRole} />
      </Field>
    </div>
  );
}

const NINE = Date.UTC(2026, 10, 20, 9, 12, 7);
const MINUTE = 60_000;

function Evidence() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Panel title="Timeline" aside="35 min">
        <Timeline
          items={[
            { at: NINE, title: 'Downloaded from Jira', description: 'on LT-4471, managed' },
            { at: NINE + 26 * MINUTE, title: 'Renamed to notes.txt', tone: 'medium' },
            {
              at: NINE + 27 * MINUTE,
              title: 'Compressed',
              tone: 'medium',
              details: <CodeBlock value={{ action: 'Compress', password: true }} />,
            },
            { at: NINE + 32 * MINUTE, title: 'Sent to Public', tone: 'critical' },
            { at: NINE + 33 * MINUTE, title: 'Detection raised', tone: 'accent' },
          ]}
        />
      </Panel>
      <Panel title="Why it matched">
        <ConditionTree node={SAMPLE_CONDITION} results={SAMPLE_RESULTS} />
      </Panel>
      <Panel title="Score" aside="78 of 100">
        <ScoreBars
          contributions={[
            { label: 'Card numbers', hint: '1,051 records', points: 34 },
            { label: 'Unmanaged destination', points: 26 },
            { label: 'Renamed before sending', points: 18.4 },
            { label: 'Same team as owner', points: -8 },
          ]}
        />
        <div className="mt-4">
          <CodeBlock
            label="Event"
            value={{ id: 'evt_01', action: 'Send', bytes: 2_097_152, managed: false, to: null }}
          />
        </div>
      </Panel>
    </div>
  );
}

function States() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Panel isFlush>
        <EmptyState
          kind="nothingYet"
          title="No sources yet"
          description="Connect the first one, or look around with sample data."
          actions={
            <>
              <Button variant="primary">Connect a source</Button>
              <Button>Use sample data</Button>
            </>
          }
        />
      </Panel>
      <Panel isFlush>
        <EmptyState
          kind="notAllowed"
          title="You cannot see evidence"
          description="An administrator can grant the permission “Read evidence”."
        />
      </Panel>
      <Panel isFlush>
        <ErrorState
          title="The list could not be loaded"
          detail="The server answered 503."
          requestId="req_8f2k1"
          onRetry={() => {}}
        />
      </Panel>
      <Panel isFlush>
        <SkeletonRows rows={6} columns={4} />
      </Panel>
      <Panel>
        <div className="flex flex-col gap-5">
          <ProgressBar label="Exporting detections" value={1200} max={5000} />
          <ProgressBar label="Reading history" value={82} />
          <ProgressBar label="Preparing" />
          <Spinner label="Checking the connection" />
        </div>
      </Panel>
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'help' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <GalleryRow>
        {VARIANTS.map((variant) => (
          <Button
            key={variant}
            onClick={() =>
              toast({
                variant,
                title: `A toast that is ${variant}`,
                description: 'Closes by itself after five seconds.',
                action: { label: 'Undo', onClick: () => {} },
              })
            }
          >
            {variant}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>ConfirmDialog</Button>
        <Button onClick={() => setOpen('help')}>HelpOverlay</Button>
      </GalleryRow>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Invite a colleague"
        description="They get a link by mail."
        actions={<Button variant="primary">Send invitation</Button>}
      >
        <InviteForm />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Remove this integration?"
        description="Its events stay; nothing new arrives. This cannot be undone."
        confirmLabel="Remove integration"
        typeToConfirm="Snowflake"
        isDanger
      />
      <HelpOverlay
        isOpen={open === 'help'}
        onClose={close}
        groups={[
          {
            label: 'Lists',
            items: [
              { keys: ['J'], label: 'Next row' },
              { keys: ['K'], label: 'Previous row' },
              { keys: ['Shift+Enter'], label: 'Open the page' },
            ],
          },
          { label: 'Go to', items: [{ keys: ['G', 'D'], label: 'Detections' }] },
        ]}
      />
    </>
  );
}
