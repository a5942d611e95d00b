import { useNavigate } from '@storefront/router'

/** The form of the Cruises tab. */
export function SearchForm() {
  const navigate = useNavigate()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const port = String(new FormData(event.currentTarget).get('port'))
        void navigate(`/cruises?${new URLSearchParams({ port })}`)
      }}
    >
      <label>
        Port <input name="port" defaultValue="Cozumel" />
      </label>
      <button type="submit">Find cruises</button>
    </form>
  )
}
