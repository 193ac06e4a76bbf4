-- A person is invited by mail to become a member, with a role, until a time.
CREATE TABLE invitation (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  invitation_id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  role text NOT NULL,
  valid_days integer NOT NULL CHECK (valid_days BETWEEN 1 AND 30),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'accepted', 'withdrawn')),
  user_id text,
  invited_at timestamptz NOT NULL,
  invited_by text NOT NULL,
  sent_at timestamptz,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text,
  revoked_at timestamptz,
  PRIMARY KEY (tenant_id, invitation_id),
  CHECK ((ended_at IS NULL) = (state = 'pending')),
  CHECK (revoked_at IS NULL OR state = 'withdrawn')
);
COMMENT ON TABLE invitation IS 'Invitations to become a member of the organization';
COMMENT ON COLUMN invitation.name IS 'Empty where the inviter gave none';
COMMENT ON COLUMN invitation.state IS 'A pending one whose expires_at is past has expired';
COMMENT ON COLUMN invitation.user_id IS 'At the identity provider; null until the provider has taken the invitation';
COMMENT ON COLUMN invitation.sent_at IS 'When the provider last accepted the mail; null: not sent yet';
COMMENT ON COLUMN invitation.revoked_at IS 'When the provider removed the membership; null while it may still be there';
CREATE UNIQUE INDEX invitation_open ON invitation (tenant_id, email) WHERE state = 'pending';
CREATE INDEX invitation_newest ON invitation (tenant_id, invited_at DESC);
CREATE INDEX invitation_unfinished ON invitation (email) WHERE state <> 'accepted' AND revoked_at IS NULL;
SELECT make_tenant_table('invitation', 'SELECT, INSERT, UPDATE');
SELECT make_audited_table('invitation', '{name}');

CREATE TABLE invitation_mail (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  mail_id bigint GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, mail_id)
);
COMMENT ON TABLE invitation_mail IS 'Invitation mails of the last day, counted to limit their number';
CREATE INDEX invitation_mail_newest ON invitation_mail (tenant_id, asked_at);
SELECT make_tenant_table('invitation_mail', 'SELECT, INSERT, DELETE');

-- Addresses with an invitation that expired or was withdrawn while the provider may still have the membership, and the
-- organization of each by the provider's id.
CREATE FUNCTION lapsed_invitations(emails text[], at timestamptz) RETURNS TABLE (email text, idp_tenant_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT i.email, t.idp_tenant_id FROM invitation i JOIN tenant t ON t.tenant_id = i.tenant_id
    WHERE i.email = ANY (emails) AND i.state <> 'accepted' AND i.revoked_at IS NULL
      AND (i.state = 'withdrawn' OR i.expires_at <= at)
  $$;
