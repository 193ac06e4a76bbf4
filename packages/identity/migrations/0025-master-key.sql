CREATE TABLE master_key (
  key_id text PRIMARY KEY,
  previous_key_id text,
  changed_at timestamptz NOT NULL,
  pass integer NOT NULL DEFAULT 1,
  position jsonb,
  total bigint,
  done bigint NOT NULL DEFAULT 0,
  resealed bigint NOT NULL DEFAULT 0,
  unreadable bigint NOT NULL DEFAULT 0,
  verified_at timestamptz,
  is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only)
);
COMMENT ON TABLE master_key IS 'Which master key seals, and how far values are sealed again after a change';
COMMENT ON COLUMN master_key.key_id IS 'Derived from the key; tells nothing about it';
COMMENT ON COLUMN master_key.pass IS 'All values are read again until a pass finds none under the previous key';
COMMENT ON COLUMN master_key.position IS 'Where the next page begins; written in the transaction that seals';
COMMENT ON COLUMN master_key.unreadable IS 'Values of this pass that open under neither key';
COMMENT ON COLUMN master_key.verified_at IS 'When a whole pass opened everything with this key; null: the previous key is still needed';

CREATE TABLE carried_key (
  purpose text PRIMARY KEY,
  sealed_key bytea NOT NULL
);
COMMENT ON TABLE carried_key IS 'Keys of hashes, which cannot be computed again, from before the first change of the master key';
COMMENT ON COLUMN carried_key.sealed_key IS 'AES-256-GCM under the master key, bound to purpose';

-- A seed that is sealed again is the same seed: only a new confirmation is worth a message.
CREATE OR REPLACE TRIGGER totp_added AFTER INSERT OR UPDATE OF confirmed_at ON totp
  FOR EACH ROW EXECUTE FUNCTION note_account_change('app added');
