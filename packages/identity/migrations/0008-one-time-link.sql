CREATE TABLE pending_sign_in (
  pending_hash bytea PRIMARY KEY,
  method text NOT NULL CHECK (method IN ('enchantedlink', 'notp')),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'refused')),
  user_id text REFERENCES account ON DELETE CASCADE,
  amr text[] NOT NULL,
  options jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (state <> 'approved' OR user_id IS NOT NULL)
);
COMMENT ON TABLE pending_sign_in IS 'A screen that waits until its person approves elsewhere';
COMMENT ON COLUMN pending_sign_in.pending_hash IS 'SHA-256 of what the screen asks with; that itself is stored nowhere';
COMMENT ON COLUMN pending_sign_in.user_id IS 'Set by the approval';
CREATE INDEX pending_sign_in_user ON pending_sign_in (user_id);
CREATE INDEX pending_sign_in_expiry ON pending_sign_in (expires_at);

CREATE TABLE one_time_link (
  token_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('magiclink', 'enchantedlink', 'notp')),
  purpose text NOT NULL
    CHECK (purpose IN ('signIn', 'signUp', 'either', 'address', 'reset', 'invite', 'decoy')),
  user_id text REFERENCES account ON DELETE CASCADE,
  pending_hash bytea REFERENCES pending_sign_in ON DELETE CASCADE,
  terms jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON COLUMN one_time_link.token_hash IS 'SHA-256 of the token; the token itself is stored nowhere';
COMMENT ON COLUMN one_time_link.purpose IS 'decoy: opens nothing. Stored for unknown people, and for the wrong ones of an enchanted mail';
COMMENT ON COLUMN one_time_link.user_id IS 'Null for a sign-up and for who is known only when the link is used';
COMMENT ON COLUMN one_time_link.pending_hash IS 'The screen that the link lets in, in place of the one that opens it';
COMMENT ON COLUMN one_time_link.terms IS 'Where it was sent and what the sign-in was asked for with';
CREATE INDEX one_time_link_user ON one_time_link (user_id);
CREATE INDEX one_time_link_pending ON one_time_link (pending_hash);
CREATE INDEX one_time_link_expiry ON one_time_link (expires_at);
