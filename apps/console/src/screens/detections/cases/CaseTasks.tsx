import type { CaseDetail } from '@waybill/contract';
import { Button, Checkbox, TextField, textOf } from '@waybill/ui';
import { useState } from 'react';
import type { CasePart } from './case-part.ts';
import { casePageText } from './case-page.text.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** Tasks with assignees, and the field to add one. */
export function CaseTasks(part: CasePart) {
  const { shown, missing } = part;
  const text = textOf(casePageText);
  return (
    <div className="flex flex-col gap-3">
      {shown.taskList.length === 0 ? (
        <p className="text-base text-ink-3">{text.noTasks}</p>
      ) : (
        <ul className="flex flex-col">
          {shown.taskList.map((task) => (
            <TaskLine key={task.taskId} task={task} part={part} />
          ))}
        </ul>
      )}
      {missing === undefined && <NewTask part={part} />}
    </div>
  );
}

function TaskLine({ task, part }: { task: CaseDetail['taskList'][number]; part: CasePart }) {
  const { actions, members, missing } = part;
  const text = textOf(casePageText);
  // The requested state is shown until the server has responded.
  const [asked, setAsked] = useState<boolean | null>(null);
  async function tick(isDone: boolean): Promise<void> {
    setAsked(isDone);
    await actions.changeTask(task.taskId, { isDone });
    setAsked(null);
  }
  return (
    <li className="flex items-center gap-2 border-b border-line py-1.5 last:border-b-0">
      <Checkbox
        className="min-w-0 flex-1"
        label={task.text}
        hint={task.doneBy === null ? undefined : text.doneBy(task.doneBy)}
        checked={asked ?? task.isDone}
        disabled={missing !== undefined}
        onChange={(event) => void tick(event.target.checked)}
      />
      <PersonMenu
        isSmall
        label={text.taskOf(task.text, task.assignee?.name ?? text.nobody)}
        person={task.assignee}
        members={members}
        missing={missing}
        onChoose={(assigneeId) => void actions.changeTask(task.taskId, { assigneeId })}
      />
    </li>
  );
}

function NewTask({ part: { actions, members } }: { part: CasePart }) {
  const text = textOf(casePageText);
  const [typed, setTyped] = useState('');
  const [assigneeId, setAssigneeId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const person = members.find((member) => member.userId === assigneeId) ?? null;
  async function submit(): Promise<void> {
    if (typed.trim() === '' || isBusy) return;
    setIsBusy(true);
    if (await actions.addTask(typed.trim(), assigneeId)) {
      setTyped('');
      setAssigneeId(null);
    }
    setIsBusy(false);
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <span className="min-w-48 flex-1">
        <TextField
          aria-label={text.newTask}
          placeholder={text.newTask}
          value={typed}
          maxLength={400}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
      <PersonMenu
        label={text.taskOf(text.newTask, person?.name ?? text.nobody)}
        person={person}
        members={members}
        missing={undefined}
        onChoose={setAssigneeId}
      />
      <Button
        type="submit"
        isBusy={isBusy}
        disabledReason={typed.trim() === '' ? text.taskFirst : undefined}
      >
        {text.addTask}
      </Button>
    </form>
  );
}
