-- Detectors that weigh facts tell them in the explanation; policies have none.
UPDATE detection SET explanation = explanation || '{"facts": []}' WHERE NOT explanation ? 'facts';

-- A detection that an analyst makes comes from no policy and has no detection origin.
ALTER TABLE detection ALTER COLUMN policy_key DROP NOT NULL;
ALTER TABLE detection ALTER COLUMN policy_version DROP NOT NULL;
ALTER TABLE detection ALTER COLUMN origin DROP NOT NULL;
