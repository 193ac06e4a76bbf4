CREATE TABLE notice (
  notice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  what text NOT NULL,
  batch text NOT NULL DEFAULT pg_current_xact_id()::text,
  former_email text,
  device text NOT NULL DEFAULT coalesce(current_setting('identity.device', true), ''),
  remote_address text NOT NULL DEFAULT coalesce(current_setting('identity.remote_address', true), ''),
  occurred_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  sent_at timestamptz
);
COMMENT ON TABLE notice IS 'What the holder of an account is told by mail: changes of what opens it, lockouts, sign-ins from new devices';
COMMENT ON COLUMN notice.batch IS 'The transaction: what changed together is told in one message';
COMMENT ON COLUMN notice.former_email IS 'The address that was replaced; it is told, too';
COMMENT ON COLUMN notice.device IS 'Of the caller, who has set it for the transaction; empty for an administrator';
CREATE INDEX notice_waiting ON notice (notice_id) WHERE sent_at IS NULL;
CREATE INDEX notice_user ON notice (user_id, what, occurred_at);

CREATE TABLE end_all_link (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE end_all_link IS 'Links in notices that end every sign-in of the user; only the hash of their token';
CREATE INDEX end_all_link_user ON end_all_link (user_id);

-- Written by the database, so that no way of changing an account can leave it out. Before its first
-- sign-in an account has nobody to tell.
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject text := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  INSERT INTO notice (user_id, what)
  SELECT user_id, TG_ARGV[0] FROM account WHERE user_id = subject AND last_login_at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION note_address_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notice (user_id, what, former_email) VALUES (NEW.user_id, TG_ARGV[0], OLD.email);
  RETURN NULL;
END $$;

CREATE FUNCTION wake_for_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('identity_revoked', 'notices');
  RETURN NULL;
END $$;

CREATE TRIGGER notice_waiting AFTER INSERT ON notice FOR EACH ROW EXECUTE FUNCTION wake_for_notices();

CREATE TRIGGER email_noted AFTER UPDATE OF email ON account FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT NULL AND OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION note_address_change('email');
CREATE TRIGGER phone_noted AFTER UPDATE OF phone ON account FOR EACH ROW
  WHEN (OLD.last_login_at IS NOT NULL AND OLD.phone IS DISTINCT FROM NEW.phone)
  EXECUTE FUNCTION note_account_change('phone');

CREATE TRIGGER password_noted AFTER INSERT OR DELETE OR UPDATE OF hash ON password
  FOR EACH ROW EXECUTE FUNCTION note_account_change('password');
CREATE TRIGGER totp_added AFTER INSERT OR UPDATE OF sealed_seed ON totp
  FOR EACH ROW EXECUTE FUNCTION note_account_change('app added');
CREATE TRIGGER totp_removed AFTER DELETE ON totp
  FOR EACH ROW EXECUTE FUNCTION note_account_change('app removed');
CREATE TRIGGER passkey_added AFTER INSERT ON passkey
  FOR EACH ROW EXECUTE FUNCTION note_account_change('passkey added');
CREATE TRIGGER passkey_removed AFTER DELETE ON passkey
  FOR EACH ROW EXECUTE FUNCTION note_account_change('passkey removed');
CREATE TRIGGER login_id_noted AFTER INSERT OR DELETE ON login_id
  FOR EACH ROW EXECUTE FUNCTION note_account_change('login id');
CREATE TRIGGER identity_added AFTER INSERT ON federated_identity
  FOR EACH ROW EXECUTE FUNCTION note_account_change('provider added');
CREATE TRIGGER identity_removed AFTER DELETE ON federated_identity
  FOR EACH ROW EXECUTE FUNCTION note_account_change('provider removed');
