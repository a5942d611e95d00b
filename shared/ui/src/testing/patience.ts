import { configure } from '@testing-library/react'

// What a test waits for may come late on a busy machine: Testing Library's own second is too short for that.
configure({ asyncUtilTimeout: 5000 })
