import { Avatar, Button, Dialog, Field, MultiSelect, Panel, Switch, textOf } from '@waybill/ui';
import { useState } from 'react';
import type { CasePart } from './case-part.ts';
import { casePageText } from './case-page.text.ts';

/** Who works on a case, and whether others see it. */
export function CaseMembers(part: CasePart) {
  const { shown, missing } = part;
  const text = textOf(casePageText);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title={text.members}
      aside={
        missing === undefined && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {text.changeMembers}
          </Button>
        )
      }
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {shown.members.map((member) => (
          <li key={member.userId} className="flex items-center gap-1.5 text-base">
            <Avatar name={member.name} />
            {member.name}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-3">
        {shown.isRestricted ? text.onlyMembersHint : text.everybody}
      </p>
      {isOpen && <MembersDialog part={part} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

function MembersDialog({ part, onClose }: { part: CasePart; onClose: () => void }) {
  const { shown, actions, members } = part;
  const text = textOf(casePageText);
  const [memberIds, setMemberIds] = useState(shown.members.map(({ userId }) => userId));
  const [isRestricted, setIsRestricted] = useState(shown.isRestricted);
  // Somebody who has left the organisation since stays among those who can be chosen.
  const known = [
    ...members,
    ...shown.members.filter(({ userId }) => !members.some((one) => one.userId === userId)),
  ];
  async function submit(): Promise<void> {
    if (await actions.patch({ memberIds, isRestricted })) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.membersTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" onClick={() => void submit()}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <Field label={text.members}>
          <MultiSelect
            label={text.members}
            values={memberIds}
            onChange={setMemberIds}
            options={known.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </Field>
        <Switch
          label={text.onlyMembers}
          hint={text.onlyMembersHint}
          isOn={isRestricted}
          onChange={setIsRestricted}
        />
      </div>
    </Dialog>
  );
}
