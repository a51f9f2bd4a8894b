-- A row without a price: from then on the product is not sold, until a row with one begins.
alter table order_price alter column price drop not null;
alter table order_price add check (price is not null or tax_free = 0);
alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('price', 'price-void', 'stop', 'discount', 'discount-end'));
