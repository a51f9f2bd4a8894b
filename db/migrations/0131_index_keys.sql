-- Keys of the blind indexes are noted as those that seal are: which of them rows may still be under. Their `proof` is the
-- index of a known text.
alter table platform_seal_key add kind text not null default 'seal' check (kind in ('seal', 'index'));
alter table platform_seal_key drop constraint platform_seal_key_pkey, add primary key (kind, key_id);
