-- The register that the buyer confirmed, where the registry lists more than one for the address.
alter table subscribe_home
  add chosen_no text check (chosen_no ~ '^\d{14}$'),
  -- 'unsure': it was read, and whether something changed cannot be said.
  drop constraint subscribe_home_last_extract_says_check,
  add constraint subscribe_home_last_extract_says_check check (last_extract_says in ('same', 'changed', 'pending', 'unsure'));
update subscribe_home h set chosen_no = o.unique_no
  from subscribe_watch w join order_order o using (order_seq)
  where w.home_seq = h.home_seq and h.unique_no is null and o.unique_no is not null;
