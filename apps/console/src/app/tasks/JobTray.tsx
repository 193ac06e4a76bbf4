import { Button, formatCount, IconButton, textOf } from '@waybill/ui';
import { useRef, useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { useDismiss } from '../shell/use-dismiss.ts';
import { clearPageTasks } from './page-tasks.ts';
import { isRunning } from './shown-task.ts';
import { TaskRow } from './TaskRow.tsx';
import { tasksText } from './tasks.text.ts';
import { useTasks } from './use-tasks.ts';

/**
 * The header's tray of background work: a button with the number of running tasks, and the list below
 * it.
 */
export function JobTray() {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { items, isUnknown } = useTasks(isOpen);
  useDismiss(frame, isOpen, () => setIsOpen(false));
  const text = textOf(tasksText);
  const running = items.filter(isRunning).length;
  const hasOwnEnded = items.some((task) => task.isOwn && !isRunning(task));
  return (
    <div ref={frame} className="relative">
      <IconButton
        label={running > 0 ? text.trayRunning(running) : text.tray}
        icon={<Icon.tasks />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(!isOpen)}
      />
      {running > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-xs font-medium text-surface"
        >
          {formatCount(running)}
        </span>
      )}
      {isOpen && (
        <div
          role="dialog"
          aria-label={text.tray}
          className="absolute top-full right-0 z-40 mt-2 max-h-[70dvh] w-80 animate-rise overflow-y-auto rounded-lg bg-raised shadow-float max-sm:fixed max-sm:inset-x-2 max-sm:top-13 max-sm:mt-0 max-sm:w-auto"
        >
          <header className="flex min-h-10 items-center justify-between gap-2 border-b border-line px-3">
            <h2 className="text-md font-semibold">{text.tray}</h2>
            {hasOwnEnded && (
              <Button size="sm" variant="ghost" onClick={clearPageTasks}>
                {text.clear}
              </Button>
            )}
          </header>
          {isUnknown && <p className="px-3 py-2.5 text-ink-2">{text.unknown}</p>}
          {items.length === 0 && !isUnknown && (
            <div className="px-3 py-6 text-center">
              <p className="font-medium">{text.nothing}</p>
              <p className="text-sm text-ink-3">{text.nothingDetail}</p>
            </div>
          )}
          <ul className="divide-y divide-line">
            {items.map((task) => (
              <TaskRow key={task.taskId} task={task} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
