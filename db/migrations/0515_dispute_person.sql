-- Whoever made a dispute without an account has shown who they are. Of the agency's data only this is kept: that they did,
-- and of a landlord whether the register names an owner of that name.
alter table report_dispute add verified_at timestamptz;
alter table report_dispute add owner_match text check (owner_match in ('matches', 'differs', 'unknown'));
alter table report_dispute add check (verified_at is null or side = 'other');
alter table report_dispute add check ((owner_match is not null) = (verified_at is not null and role = 'landlord'));
