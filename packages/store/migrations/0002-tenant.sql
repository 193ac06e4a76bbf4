CREATE TABLE tenant (
  tenant_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  idp_tenant_id text NOT NULL UNIQUE,
  name text NOT NULL,
  region text NOT NULL,
  own_domains text[] NOT NULL DEFAULT '{}',
  own_accounts text[] NOT NULL DEFAULT '{}',
  managed_devices text[] NOT NULL DEFAULT '{}',
  is_device_list_complete boolean NOT NULL DEFAULT false,
  feature_flags jsonb NOT NULL DEFAULT '{}',
  detection_counter bigint NOT NULL DEFAULT 0,
  sample_state text NOT NULL DEFAULT 'none',
  sample_done integer NOT NULL DEFAULT 0,
  sample_total integer NOT NULL DEFAULT 0,
  sample_message text,
  sample_updated_at timestamptz,
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE tenant IS 'An organisation that uses this installation';
COMMENT ON COLUMN tenant.idp_tenant_id IS 'The tenant''s id at the identity provider';
COMMENT ON COLUMN tenant.detection_counter IS 'Last number given to a detection (DET-n)';
COMMENT ON COLUMN tenant.rev IS 'Grows with each change of the settings: optimistic concurrency';
SELECT make_tenant_table('tenant', 'SELECT, UPDATE');

-- Before sign-in is settled no tenant is known: these look-ups answer ids only.
CREATE FUNCTION tenant_id_of_idp(idp_id text) RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT tenant_id FROM tenant WHERE idp_tenant_id = idp_id $$;

CREATE FUNCTION tenant_count() RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT count(*) FROM tenant $$;

CREATE FUNCTION tenant_ids() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT tenant_id FROM tenant ORDER BY tenant_id $$;

CREATE FUNCTION create_tenant(idp_id text, tenant_name text, tenant_region text, domains text[], flags jsonb)
  RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    INSERT INTO tenant (idp_tenant_id, name, region, own_domains, feature_flags)
    VALUES (idp_id, tenant_name, tenant_region, domains, flags)
    RETURNING tenant_id
  $$;
