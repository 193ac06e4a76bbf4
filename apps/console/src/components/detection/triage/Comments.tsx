import type { DetectionComment } from '@waybill/contract';
import { Avatar, Button, SkeletonRows, TextArea, textOf } from '@waybill/ui';
import { useState } from 'react';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change as send } from '../../../app/http/api.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason, useSessionInfo } from '../../../app/session/session-context.ts';
import { Age } from '../../Age.tsx';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { CommentText } from './CommentText.tsx';
import { MentionHints } from './MentionHints.tsx';
import { triageText } from './triage.text.ts';

/** Comments on a detection, oldest first, and the field to add one. */
export function Comments({ detectionId }: { detectionId: string }) {
  const text = textOf(triageText);
  const { data, error, isLoading, mutate } = useRead('/v1/detections/{detectionId}/comments', {
    params: { detectionId },
  });
  const again = () => void mutate();
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={1} label={text.comments} />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isLoading}
        onRetry={again}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {data.items.length === 0 ? (
        <p className="text-base text-ink-3">{text.noComments}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {data.items.map((comment) => (
            <li key={comment.commentId}>
              <CommentView detectionId={detectionId} comment={comment} onChanged={again} />
            </li>
          ))}
        </ul>
      )}
      <CommentField
        label={text.comment}
        button={text.send}
        onSend={async (words) => {
          const made = await send('POST', '/v1/detections/{detectionId}/comments', {
            params: { detectionId },
            body: { text: words },
          });
          again();
          return made !== undefined;
        }}
      />
    </div>
  );
}

interface CommentViewProps {
  detectionId: string;
  comment: DetectionComment;
  onChanged: () => void;
}

function CommentView({ detectionId, comment, onChanged }: CommentViewProps) {
  const text = textOf(triageText);
  const { user } = useSessionInfo();
  const [isEditing, setIsEditing] = useState(false);
  const { author, createdAt, editedAt, commentId } = comment;
  return (
    <article className="flex gap-2.5">
      <Avatar name={author.name} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <header className="flex flex-wrap items-baseline gap-x-2 text-base">
          <span className="font-medium">{author.name}</span>
          <span className="text-sm text-ink-3">
            <Age at={createdAt} />
            {editedAt !== null && ` · ${text.edited}`}
          </span>
          {author.userId === user.userId && !isEditing && (
            <Button size="sm" variant="ghost" onClick={() => setIsEditing(true)}>
              {text.edit}
            </Button>
          )}
        </header>
        {isEditing ? (
          <CommentField
            label={text.edit}
            button={text.save}
            initial={comment.text}
            onCancel={() => setIsEditing(false)}
            onSend={async (words) => {
              const made = await send(
                'PATCH',
                '/v1/detections/{detectionId}/comments/{commentId}',
                { params: { detectionId, commentId }, body: { text: words } },
              );
              onChanged();
              setIsEditing(made === undefined);
              return made !== undefined;
            }}
          />
        ) : (
          <CommentText comment={comment} />
        )}
      </div>
    </article>
  );
}

interface CommentFieldProps {
  label: string;
  button: string;
  initial?: string;
  onCancel?: () => void;
  /** @returns whether it was taken. */
  onSend: (words: string) => Promise<boolean>;
}

/** A text with mentions; Ctrl Enter sends it. What could not be sent stays. */
function CommentField({ label, button, initial = '', onCancel, onSend }: CommentFieldProps) {
  const text = textOf(triageText);
  const missing = useMissingReason('detection:triage');
  const [words, setWords] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(): Promise<void> {
    if (words.trim() === '' || isBusy) return;
    setIsBusy(true);
    try {
      if (await onSend(words.trim())) setWords('');
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }
  if (missing !== undefined) return null;
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={label}
        hint={text.commentHint}
        rows={2}
        maxLength={4000}
        value={words}
        data-comment-field=""
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
      />
      <MentionHints words={words} onChoose={setWords} />
      <div className="flex justify-end gap-2">
        {onCancel !== undefined && <Button onClick={onCancel}>{text.cancel}</Button>}
        <Button type="submit" isBusy={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
