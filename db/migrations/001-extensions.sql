-- Equality on text inside exclusion constraints: no two live allocations of one table overlap in time.
create extension if not exists btree_gist;
