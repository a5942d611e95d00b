/** The advisory lock under which the table is made; any number, the same in every process. */
const tableLock = 7_205_542

/** The table of documents, with what was kept in tables of their own before there was one. An entry that stays can be neither changed nor removed. */
export const makeTable = `
  select pg_advisory_xact_lock(${tableLock});
  create table if not exists release_documents (
    name text not null,
    revision integer not null,
    -- Hashes are of the text: jsonb would change it.
    value json not null,
    stays boolean not null,
    primary key (name, revision)
  );
  create or replace function refuse_document_change() returns trigger language plpgsql as
    $$ begin raise exception 'the list is append-only'; end $$;
  create or replace trigger append_only before update or delete on release_documents
    for each row when (old.stays) execute function refuse_document_change();
  create or replace trigger append_only_as_a_whole before truncate on release_documents
    for each statement execute function refuse_document_change();
  do $$ begin
    if to_regclass('registry_revisions') is not null then
      insert into release_documents select 'history', revision,
        json_build_object('revision', revision, 'at', ${isoOf('at')}, 'by', by, 'changes', changes, 'registry', registry), true
        from registry_revisions on conflict do nothing;
    end if;
    if to_regclass('release_rollouts') is not null then
      insert into release_documents select '.rollouts', revision, state, false
        from release_rollouts on conflict do nothing;
    end if;
    if to_regclass('release_audit') is not null then
      insert into release_documents select 'audit', id, line || jsonb_build_object('at', ${isoOf('at')}), true
        from release_audit on conflict do nothing;
    end if;
    if to_regclass('webhook_positions') is not null then
      insert into release_documents select 'webhooks/' || encode(sha256(url::bytea), 'hex'), 1,
        json_build_object('last', last, 'tries', tries, 'dueAt', due_at), false
        from webhook_positions on conflict do nothing;
    end if;
  end $$`

function isoOf(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
