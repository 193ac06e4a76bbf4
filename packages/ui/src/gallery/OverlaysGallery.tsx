import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Combobox } from '../field/Combobox.tsx';
import { Field } from '../field/Field.tsx';
import { TextField } from '../field/TextField.tsx';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { HelpOverlay } from '../shell/HelpOverlay.tsx';
import { toast, type ToastVariant } from '../toast/toast-store.ts';
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

function showToast(variant: ToastVariant): void {
  toast({
    variant,
    title: `A toast that is ${variant}`,
    description: 'Closes by itself after five seconds.',
    action: { label: 'Undo', onClick: () => {} },
  });
}

/** Overlays above the page, by button. */
export function OverlaysGallery() {
  return (
    <GalleryItem name="Toast, Dialog, ConfirmDialog, HelpOverlay">
      <Overlays />
    </GalleryItem>
  );
}

export function OpenDialogGallery() {
  const [isOpen, setIsOpen] = useState(true);
  return <SampleDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

export function OpenConfirmGallery() {
  const [isOpen, setIsOpen] = useState(true);
  return <SampleConfirm isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

export function OpenHelpGallery() {
  const [isOpen, setIsOpen] = useState(true);
  return <SampleHelp isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

/** A toast above an open dialog, where it must stay usable. */
export function OpenToastGallery() {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => showToast('error'), []);
  return <SampleDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
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

function SampleDialog({ isOpen, onClose }: OverlayProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Invite a colleague"
      description="They get a link by mail."
      actions={
        <Button variant="primary" onClick={() => showToast('success')}>
          Send invitation
        </Button>
      }
    >
      <InviteForm />
    </Dialog>
  );
}

function SampleConfirm({ isOpen, onClose }: OverlayProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onClose}
      title="Remove this integration?"
      description="Its events stay; nothing new arrives. This cannot be undone."
      confirmLabel="Remove integration"
      typeToConfirm="Snowflake"
      isDanger
    />
  );
}

function SampleHelp({ isOpen, onClose }: OverlayProps) {
  return (
    <HelpOverlay
      isOpen={isOpen}
      onClose={onClose}
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
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'help' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <GalleryRow>
        {VARIANTS.map((variant) => (
          <Button key={variant} onClick={() => showToast(variant)}>
            {variant}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>ConfirmDialog</Button>
        <Button onClick={() => setOpen('help')}>HelpOverlay</Button>
      </GalleryRow>
      <SampleDialog isOpen={open === 'dialog'} onClose={close} />
      <SampleConfirm isOpen={open === 'confirm'} onClose={close} />
      <SampleHelp isOpen={open === 'help'} onClose={close} />
    </>
  );
}
