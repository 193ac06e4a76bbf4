import { randomUUID } from 'node:crypto';
import type { DetectionComment } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { findDetection } from '../detections-read-model.ts';
import { mentionsIn, type Member } from './mentions.ts';
import { writeHistory } from '../../ingest/writing/write-history.ts';

interface CommentRow {
  comment_id: string;
  author_id: string;
  author_name: string;
  body: string;
  created_at: Date;
  edited_at: Date | null;
}

interface Author {
  tenantId: number;
  userId: string;
  userName: string;
}

const COLUMNS = 'comment_id, author_id, author_name, body, created_at, edited_at';

/** Comments on a detection, oldest first. Throws `resource.not_found`. */
export async function readComments(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<DetectionComment[]> {
  await findDetection(tx, detectionId);
  const members = await membersOf(tx, tenantId);
  const rows = await tx.named<CommentRow & Record<string, unknown>>(
    'comments_read',
    `SELECT ${COLUMNS} FROM detection_comment WHERE tenant_id = $1 AND detection_id = $2
     ORDER BY created_at, comment_id LIMIT 1000`,
    [tenantId, detectionId],
  );
  return rows.map((row) => commentOf(row, members));
}

/** Adds a comment and records its mentions. Throws `resource.not_found`. */
export async function addComment(
  tx: Transaction,
  said: { detectionId: string; text: string; author: Author; now: number },
): Promise<DetectionComment> {
  const { detectionId, text, author, now } = said;
  await findDetection(tx, detectionId);
  const [row] = await tx.named<CommentRow & Record<string, unknown>>(
    'comment_add',
    `INSERT INTO detection_comment (tenant_id, comment_id, detection_id, author_id, author_name, body, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${COLUMNS}`,
    [
      author.tenantId,
      randomUUID(),
      detectionId,
      author.userId,
      author.userName,
      text,
      new Date(now),
    ],
  );
  if (!row) throw new Error('The comment was not stored');
  const members = await membersOf(tx, author.tenantId);
  const comment = commentOf(row, members);
  await noteMentions(tx, author.tenantId, { detectionId, comment });
  await writeHistory(tx, author, [
    { detectionId, field: 'comment', before: null, after: comment.commentId, reason: null },
  ]);
  return comment;
}

/** Changes a comment of the author's own. Throws `resource.not_found` for any other. */
export async function editComment(
  tx: Transaction,
  said: { detectionId: string; commentId: string; text: string; author: Author; now: number },
): Promise<DetectionComment> {
  const { detectionId, commentId, text, author, now } = said;
  await findDetection(tx, detectionId);
  const [row] = await tx.named<CommentRow & Record<string, unknown>>(
    'comment_edit',
    `UPDATE detection_comment SET body = $5, edited_at = $6
     WHERE tenant_id = $1 AND comment_id = $2 AND detection_id = $3 AND author_id = $4 RETURNING ${COLUMNS}`,
    [author.tenantId, commentId, detectionId, author.userId, text, new Date(now)],
  );
  if (!row) throw new AppError('resource.not_found');
  const comment = commentOf(row, await membersOf(tx, author.tenantId));
  await tx.named(
    'mentions_remove',
    'DELETE FROM detection_mention WHERE tenant_id = $1 AND comment_id = $2',
    [author.tenantId, commentId],
  );
  await noteMentions(tx, author.tenantId, { detectionId, comment });
  return comment;
}

async function noteMentions(
  tx: Transaction,
  tenantId: number,
  { detectionId, comment }: { detectionId: string; comment: DetectionComment },
): Promise<void> {
  if (comment.mentions.length === 0) return;
  await tx.named(
    'mentions_add',
    `INSERT INTO detection_mention (tenant_id, user_id, detection_id, comment_id)
     SELECT $1, unnest($2::text[]), $3, $4 ON CONFLICT DO NOTHING`,
    [tenantId, comment.mentions.map(({ userId }) => userId), detectionId, comment.commentId],
  );
}

async function membersOf(tx: Transaction, tenantId: number): Promise<Member[]> {
  const rows = await tx.named<{ user_id: string; name: string; email: string }>(
    'mention_members',
    'SELECT user_id, name, email FROM console_user WHERE tenant_id = $1',
    [tenantId],
  );
  return rows.map((row) => ({ userId: row.user_id, name: row.name, email: row.email }));
}

function commentOf(row: CommentRow, members: readonly Member[]): DetectionComment {
  return {
    commentId: row.comment_id,
    author: { userId: row.author_id, name: row.author_name },
    text: row.body,
    mentions: mentionsIn(row.body, members),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}
