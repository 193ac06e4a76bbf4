-- Entries are sealed after they are committed: a number without gaps, and a hash over the entry and the one before.
-- Entries that exist now keep number 0: the first sealed entry covers them by count and hash.
ALTER TABLE audit_entry
  ADD COLUMN number bigint DEFAULT 0,
  ADD COLUMN hash text,
  ADD COLUMN salts jsonb,
  ADD COLUMN digests jsonb;
ALTER TABLE audit_entry ALTER COLUMN number DROP DEFAULT;
COMMENT ON COLUMN audit_entry.number IS 'Position in the chain, from 1; null: not sealed yet; 0: older than the chain';
COMMENT ON COLUMN audit_entry.hash IS 'SHA-256 over the hash of the entry before and the digest of this one; null for number 0';
COMMENT ON COLUMN audit_entry.salts IS 'By field (ip, detail, changes): random bytes that its digest begins with; erased with the value';
COMMENT ON COLUMN audit_entry.digests IS 'By field: SHA-256 over salt and value; the chain holds these, so a value can be erased';
CREATE UNIQUE INDEX audit_entry_number ON audit_entry (tenant_id, number) WHERE number > 0;
CREATE INDEX audit_entry_unsealed ON audit_entry (tenant_id, seq) WHERE number IS NULL;
CREATE INDEX audit_entry_older ON audit_entry (tenant_id, number, seq) WHERE number <= 0;
CREATE INDEX audit_entry_newest ON audit_entry (tenant_id, at DESC, seq DESC);
GRANT UPDATE (number, hash, salts, digests) ON audit_entry TO waybill_app;

CREATE FUNCTION refuse_resealing() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a sealed audit entry does not change';
END $$;
CREATE TRIGGER sealed_once BEFORE UPDATE ON audit_entry FOR EACH ROW
  WHEN (OLD.digests IS NOT NULL AND current_user = 'waybill_app') EXECUTE FUNCTION refuse_resealing();

CREATE TABLE audit_key (
  position integer PRIMARY KEY,
  key_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  sealed_private_key bytea,
  previous_key_id text,
  created_at timestamptz NOT NULL,
  signature text NOT NULL,
  previous_signature text
);
COMMENT ON TABLE audit_key IS 'Ed25519 keys that sign the audit chain; the newest one signs';
COMMENT ON COLUMN audit_key.key_id IS 'SHA-256 of the public key (SPKI, DER)';
COMMENT ON COLUMN audit_key.public_key IS 'SPKI, DER, base64';
COMMENT ON COLUMN audit_key.sealed_private_key IS 'PKCS #8 under AES-256-GCM; null once a newer key signs';
COMMENT ON COLUMN audit_key.signature IS 'Of this key over itself and the id of the key before';
COMMENT ON COLUMN audit_key.previous_signature IS 'Of the key before over the same';
-- Of the installation and of no tenant: visible in every transaction.
ALTER TABLE audit_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY every_row ON audit_key USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE (sealed_private_key) ON audit_key TO waybill_app;

CREATE TABLE audit_chain (
  tenant_id integer PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
  older_seq bigint NOT NULL DEFAULT 0,
  older_count bigint NOT NULL DEFAULT 0,
  older_hash text NOT NULL,
  number bigint NOT NULL DEFAULT 0,
  hash text NOT NULL,
  signed_at timestamptz,
  key_id text,
  signature text
);
COMMENT ON TABLE audit_chain IS 'The end of the chain of each tenant. Sealing locks it, and no action does';
COMMENT ON COLUMN audit_chain.older_seq IS 'Entries older than the chain are hashed up to here';
COMMENT ON COLUMN audit_chain.signature IS 'Ed25519 over tenant, number, hash, time and key id';
SELECT make_tenant_table('audit_chain', 'SELECT, INSERT, UPDATE');

CREATE TABLE audit_checkpoint (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  number bigint NOT NULL,
  hash text NOT NULL,
  signed_at timestamptz NOT NULL,
  key_id text NOT NULL,
  signature text NOT NULL,
  PRIMARY KEY (tenant_id, number)
);
COMMENT ON TABLE audit_checkpoint IS 'Signed earlier ends of the chain; entries are removed up to one of them';
SELECT make_tenant_table('audit_checkpoint', 'SELECT, INSERT');

CREATE TABLE audit_stub (
  tenant_id integer PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
  number bigint NOT NULL,
  hash text NOT NULL,
  entries bigint NOT NULL,
  newest_at timestamptz NOT NULL,
  signed_at timestamptz NOT NULL,
  key_id text NOT NULL,
  signature text NOT NULL
);
COMMENT ON TABLE audit_stub IS 'What retention removed from the beginning of the chain, signed';
COMMENT ON COLUMN audit_stub.number IS 'Number of the last entry that was removed';
COMMENT ON COLUMN audit_stub.entries IS 'All removed entries, with those older than the chain';
SELECT make_tenant_table('audit_stub', 'SELECT, INSERT, UPDATE');

CREATE TABLE audit_verification (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  verified_at timestamptz NOT NULL,
  verified_by text,
  verdict jsonb NOT NULL,
  PRIMARY KEY (tenant_id, verified_at)
);
COMMENT ON TABLE audit_verification IS 'Results of verifying the chain';
SELECT make_tenant_table('audit_verification', 'SELECT, INSERT');

-- Retention of the audit log. Null: entries are kept forever.
ALTER TABLE tenant ADD COLUMN audit_days integer CHECK (audit_days BETWEEN 90 AND 36500);
COMMENT ON COLUMN tenant.audit_days IS 'Audit entries are removed after so many days; null: never';

-- The sealer works for all tenants: it learns which have entries to seal, or no chain yet.
CREATE FUNCTION tenants_to_seal() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id FROM tenant t
    WHERE EXISTS (SELECT FROM audit_entry e WHERE e.tenant_id = t.tenant_id AND e.number IS NULL)
      OR NOT EXISTS (SELECT FROM audit_chain c WHERE c.tenant_id = t.tenant_id AND c.number > 0)
  $$;

CREATE FUNCTION tenants_with_audit_retention() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT tenant_id FROM tenant WHERE audit_days IS NOT NULL $$;

-- Removes what the stub of the tenant covers, and nothing else. Answers how many entries.
CREATE FUNCTION remove_stubbed_audit() RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH removed AS (
      DELETE FROM audit_entry e USING audit_stub s
      WHERE e.tenant_id = app_tenant_id() AND s.tenant_id = e.tenant_id AND e.number <= s.number
      RETURNING 1),
    checkpoints AS (
      DELETE FROM audit_checkpoint c USING audit_stub s
      WHERE c.tenant_id = app_tenant_id() AND s.tenant_id = c.tenant_id AND c.number <= s.number)
    SELECT count(*) FROM removed
  $$;

-- Erases values of sealed entries that a member made; digests stay, so the chain stays valid. Answers how many entries.
CREATE FUNCTION erase_audit_values(member text, fields text[]) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH erased AS (
      UPDATE audit_entry SET
        ip = CASE WHEN 'ip' = ANY (fields) THEN NULL ELSE ip END,
        detail = CASE WHEN 'detail' = ANY (fields) THEN NULL ELSE detail END,
        changes = CASE WHEN 'changes' = ANY (fields) THEN NULL ELSE changes END,
        salts = salts - fields
      WHERE tenant_id = app_tenant_id() AND digests IS NOT NULL AND member IN (actor_id, impersonator_id)
        AND salts ?| fields
      RETURNING 1)
    SELECT count(*) FROM erased
  $$;
