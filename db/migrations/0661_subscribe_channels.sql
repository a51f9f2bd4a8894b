-- Where the user gets alerts of this watch that are not critical. Critical ones are sent everywhere.
alter table subscribe_watch add by_talk boolean not null default true, add by_push boolean not null default true;
