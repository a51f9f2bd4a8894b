-- A campaign that gives to whoever comes, more than a hundred times, counts only once another operator has agreed.
alter table coupon_campaign add needs_second boolean not null default false;
alter table coupon_campaign add approved_by bigint references account_user;
alter table coupon_campaign add approved_at timestamptz;
alter table coupon_campaign add check (approved_by is distinct from made_by or approved_by is null);
alter table coupon_campaign add check ((approved_by is null) = (approved_at is null));
