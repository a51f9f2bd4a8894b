-- What a person says of himself, as he likes: of most a deed says it, of a landlord nothing else does.
alter table account_user add stated_type text check (stated_type in ('tenant', 'landlord'));
