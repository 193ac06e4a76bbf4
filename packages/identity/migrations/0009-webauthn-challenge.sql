CREATE TABLE webauthn_challenge (
  transaction_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('signup', 'signin', 'update')),
  challenge text NOT NULL,
  origin text NOT NULL,
  user_verification text NOT NULL,
  user_id text REFERENCES account ON DELETE CASCADE,
  family_id text REFERENCES refresh_family ON DELETE CASCADE,
  is_second_factor boolean NOT NULL DEFAULT false,
  user_handle text NOT NULL DEFAULT '',
  new_user jsonb,
  login_options jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE webauthn_challenge IS 'What a passkey was asked to sign; deleted by the first answer, right or wrong';
COMMENT ON COLUMN webauthn_challenge.transaction_hash IS 'SHA-256 of the 256-bit transaction id, which only the asking browser has';
COMMENT ON COLUMN webauthn_challenge.origin IS 'One of the console’s own; its host name is the relying party';
COMMENT ON COLUMN webauthn_challenge.user_id IS 'Whose passkey must answer; null: anybody’s, or a user yet to be created';
COMMENT ON COLUMN webauthn_challenge.family_id IS 'The sign-in that asked, where one had to: it must still live when the answer comes';
COMMENT ON COLUMN webauthn_challenge.is_second_factor IS 'Adds the passkey to the proofs of that sign-in and begins a new one';
CREATE INDEX webauthn_challenge_expiry ON webauthn_challenge (expires_at);

ALTER TABLE passkey
  ADD COLUMN rp_id text NOT NULL DEFAULT '',
  ADD COLUMN user_handle text NOT NULL DEFAULT '';
COMMENT ON COLUMN passkey.rp_id IS 'Host name that the passkey was made for: it signs for no other';
COMMENT ON COLUMN passkey.user_handle IS 'base64url of random bytes, the same for all passkeys of a user: authenticators show it to others';

CREATE TABLE totp_offer (
  user_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_seed bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE totp_offer IS 'A seed that was shown and no code of which has come back yet; an earlier, confirmed one stays good meanwhile';
COMMENT ON COLUMN totp_offer.sealed_seed IS 'Sealed as in totp';
CREATE INDEX totp_offer_expiry ON totp_offer (expires_at);
COMMENT ON COLUMN totp.confirmed_at IS 'First accepted code; only then does a seed come here from totp_offer';
