-- Only the end of a discount is guarded: nothing else of it may be changed by the product.
drop trigger order_discount_past on order_discount;
create trigger order_discount_past before update of until_at on order_discount
  for each row execute function order_discount_past();
