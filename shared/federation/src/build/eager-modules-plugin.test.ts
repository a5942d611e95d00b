import { expect, test } from 'vitest'
import { withEagerModules } from './eager-modules-plugin.ts'

test.each([
  ['a module', '({7(e,t){t(8)},8(){}})', '({7:(function(e,t){t(8)}),8:(function(){})})'],
  ['a function as a value', '({7:function(e){e()}})', '({7:(function(e){e()})})'],
  [
    'a chunk',
    '(self.x=self.x||[]).push([["34"],{7(e){}}])',
    '(self.x=self.x||[]).push([["34"],{7:(function(e){})}])',
  ],
  ['a module in a module', '({7(){({8(){}})}})', '({7:(function(){({8:(function(){})})})})'],
  ['an object of names', '({a(){},b:1})', '({a(){},b:1})'],
  ['numbers that are no functions', '({7:1,8(){}})', '({7:1,8(){}})'],
  ['what cannot be a module', '({get 7(){return 1}})', '({get 7(){return 1}})'],
  ['what waits', '({async 7(){}})', '({async 7(){}})'],
  ['nothing', '({})', '({})'],
])('%s', (_, script, eager) => {
  expect(withEagerModules(script)).toBe(eager)
})
