import {
  formatDateTime,
  formatRelativeTime,
  IconButton,
  ProgressBar,
  Spinner,
  textOf,
} from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import { cancelPageTask } from './page-tasks.ts';
import { isRunning, type ShownTask } from './shown-task.ts';
import { tasksText } from './tasks.text.ts';

function StateIcon({ state }: Pick<ShownTask, 'state'>) {
  if (state === 'done') return <Icon.met aria-hidden className="text-ok" />;
  if (state === 'failed') return <Icon.failed aria-hidden className="text-critical" />;
  return state === 'waiting' ? <Icon.time aria-hidden className="text-ink-3" /> : <Spinner />;
}

/** One task: its name, and its progress or result. */
export function TaskRow({ task }: { task: ShownTask }) {
  const text = textOf(tasksText);
  const { title, state, done, total, message, updatedAt } = task;
  return (
    <li className="flex items-start gap-2.5 px-3 py-2.5 [&_svg]:size-4">
      <span className="mt-0.5 grid size-4 shrink-0 place-items-center">
        <StateIcon state={state} />
      </span>
      <div className="min-w-0 flex-1">
        {state === 'running' ? (
          <ProgressBar
            label={title}
            value={total > 0 ? done : undefined}
            max={total > 0 ? total : undefined}
          />
        ) : (
          <>
            <p className="font-medium break-words">{title}</p>
            <p className="text-sm text-ink-3">
              {state === 'waiting' && text.waiting}
              {state === 'done' && text.done}
              {state === 'failed' && text.failed}
              {state !== 'waiting' && (
                <>
                  {' · '}
                  <time
                    dateTime={new Date(updatedAt).toISOString()}
                    title={formatDateTime(updatedAt, undefined, 'long')}
                  >
                    {formatRelativeTime(updatedAt)}
                  </time>
                </>
              )}
            </p>
            {message !== null && <p className="mt-0.5 text-sm text-critical-text">{message}</p>}
          </>
        )}
      </div>
      {task.isOwn && isRunning(task) && (
        <IconButton
          size="sm"
          label={text.cancel(title)}
          icon={<Icon.close />}
          onClick={() => cancelPageTask(task.taskId)}
        />
      )}
    </li>
  );
}
