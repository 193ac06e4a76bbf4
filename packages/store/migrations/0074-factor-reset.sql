-- A member has lost the second factor: two others restore the account, one of them an Owner.
CREATE TABLE factor_reset (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  reset_id uuid NOT NULL,
  user_id text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'done', 'refused', 'withdrawn', 'expired')),
  requested_at timestamptz NOT NULL,
  requested_by text NOT NULL,
  is_requester_owner boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  is_approver_owner boolean,
  decision_reason text,
  done_at timestamptz,
  PRIMARY KEY (tenant_id, reset_id),
  CHECK (requested_by <> user_id),
  CHECK (decided_by <> user_id),
  CHECK ((decided_by IS NULL) = (state IN ('pending', 'expired'))),
  CHECK ((done_at IS NOT NULL) = (state = 'done')),
  CHECK (state NOT IN ('approved', 'done') OR (decided_by <> requested_by AND decided_at < expires_at
    AND (is_requester_owner OR coalesce(is_approver_owner, false))))
);
COMMENT ON TABLE factor_reset IS 'Requests to remove the second factor of a member';
COMMENT ON COLUMN factor_reset.user_id IS 'Whose second factor; neither requester nor approver';
COMMENT ON COLUMN factor_reset.state IS 'approved: decided and not yet carried out at the identity provider; done: carried out';
COMMENT ON COLUMN factor_reset.is_requester_owner IS 'When it was approved; until then, when it was requested';
CREATE UNIQUE INDEX factor_reset_open ON factor_reset (tenant_id, user_id) WHERE state IN ('pending', 'approved');
CREATE INDEX factor_reset_newest ON factor_reset (tenant_id, requested_at DESC);
SELECT make_tenant_table('factor_reset', 'SELECT, INSERT, UPDATE');
SELECT make_audited_table('factor_reset');
